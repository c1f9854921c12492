type List<Item> = readonly [Item, ...Item[]];

/** Invented people and firms; a city by its slug. */
export const SENDERS: List<[name: string, city: string, company: string, who: string]> = [
	[
		"Riya Desai",
		"surat",
		"Desai Cotton",
		"We weave bedsheets in Surat and sell to shops in four states.",
	],
	["Arjun Menon", "bangalore", "Menon Dental", "I run two dental clinics in Indiranagar."],
	[
		"Fatima Sheikh",
		"hyderabad",
		"Sheikh Pearls",
		"Our family has sold pearls near Charminar since 1962.",
	],
	["Harpreet Singh", "delhi", "Singh Tyres", "We have three tyre shops in West Delhi."],
	[
		"Ananya Chatterjee",
		"kolkata",
		"Chatterjee Saris",
		"I design handloom saris and sell them online.",
	],
	["Karthik Subramanian", "chennai", "KS Pumps", "We make water pumps for farms in Tamil Nadu."],
	["Pooja Agarwal", "jaipur", "Agarwal Gems", "We cut and export coloured stones."],
	[
		"Rustom Irani",
		"mumbai",
		"Irani Bakery",
		"We have baked bread and cakes in Dadar for three generations.",
	],
	[
		"Sneha Kulkarni",
		"pune",
		"Kulkarni Classes",
		"I run coaching classes for the tenth and twelfth standards.",
	],
	["Imran Ansari", "lucknow", "Ansari Chikan", "Forty women embroider chikan for us at home."],
	["Meenakshi Iyer", "chennai", "Iyer Filter Coffee", "We roast and pack filter coffee."],
	["Vivek Patil", "nagpur", "Patil Oranges", "We sell oranges and juice from our own farms."],
	["Neha Jain", "bhopal", "Jain Interiors", "I plan kitchens and wardrobes for flats."],
	[
		"Srinivas Rao",
		"visakhapatnam",
		"Rao Seafood",
		"We export prawns and want to sell in India too.",
	],
	["Kavita Tiwari", "kanpur", "Tiwari Leather", "We make saddles and belts."],
	["Jignesh Shah", "ahmedabad", "Shah Solar", "We put solar panels on roofs in Gujarat."],
	["Mary Thomas", "bangalore", "Thomas Homestays", "We let five homestays in Coorg."],
	["Aditya Kapoor", "delhi", "Kapoor Fitness", "We have opened our second gym in Saket."],
	[
		"Lakshmi Narayanan",
		"chennai",
		"LN Travels",
		"We drive tourists to temples with our own twelve cars.",
	],
	["Sanjay Gupta", "kanpur", "Gupta Detergents", "We make washing powder for small towns."],
	["Tashi Dorjee", "kolkata", "Dorjee Treks", "We guide treks in Sikkim and Ladakh."],
	["Bhavna Mehta", "mumbai", "Mehta Accounts", "We are eleven chartered accountants in Andheri."],
	[
		"Mohammed Rafi",
		"hyderabad",
		"Rafi Caterers",
		"We cook for weddings of up to two thousand guests.",
	],
	[
		"Deepa Nair",
		"bangalore",
		"Nair Ayurveda",
		"We treat back pain with Ayurveda, with and without a stay.",
	],
	["Gurleen Kaur", "delhi", "Kaur Couture", "I sew bridal wear to measure."],
	["Rohan Joshi", "pune", "Joshi Robotics", "We sell robots to factories in Chakan."],
	["Ishita Sen", "kolkata", "Sen Books", "We publish children’s books in Bengali and English."],
	["Prakash Reddy", "hyderabad", "Reddy Homes", "We build villas in Kompally."],
	["Shabnam Khan", "bhopal", "Khan Bakers", "We deliver cakes in Bhopal, about forty a day."],
	[
		"Nikhil Deshmukh",
		"nagpur",
		"Deshmukh Diagnostics",
		"We have four laboratories for blood tests.",
	],
	[
		"Asha Solanki",
		"ahmedabad",
		"Solanki Farsan",
		"Our farsan shop has been in Maninagar since 1988.",
	],
	[
		"Vikram Rathore",
		"jaipur",
		"Rathore Haveli",
		"We have a haveli with fourteen rooms for guests.",
	],
	["Divya Krishnan", "chennai", "Krishnan Dance", "I teach Bharatanatyam to children and adults."],
	["Zoya Qureshi", "lucknow", "Qureshi Kebabs", "We have two restaurants and deliver."],
	["Manoj Yadav", "lucknow", "Yadav Tractors", "We sell and repair tractors."],
	["Preeti Bansal", "delhi", "Bansal Play School", "We open our third play school in April."],
	["Suresh Babu", "visakhapatnam", "Babu Marine", "We repair fishing boats and their engines."],
	["Hetal Trivedi", "surat", "Trivedi Diamonds", "We sell loose diamonds to jewellers."],
	["Anil Fernandes", "mumbai", "Fernandes Music", "We sell and let instruments and sound systems."],
	["Rekha Pillai", "bangalore", "Pillai Plants", "We deliver plants for balconies and offices."],
	["Yusuf Merchant", "mumbai", "Merchant Freight", "We clear and forward freight at Nhava Sheva."],
	["Swati Bhatt", "ahmedabad", "Bhatt Yoga", "I teach yoga online, mostly to people abroad."],
	["Dinesh Choudhary", "jaipur", "Choudhary Marble", "We quarry and polish marble in Makrana."],
	["Amrita Das", "kolkata", "Das Sweets", "We sell sandesh and rosogolla in nine shops."],
	["Girish Hegde", "bangalore", "Hegde Cashew", "We process cashew nuts and pack gifts."],
	["Nasreen Begum", "hyderabad", "Begum Bangles", "We make lac bangles and ship them everywhere."],
	["Abhishek Mishra", "kanpur", "Mishra Coaching", "We prepare students for JEE and NEET."],
	["Chitra Venkat", "pune", "Venkat Software", "We sell billing software to pharmacies."],
	["Ketan Parekh", "surat", "Parekh Textiles", "We print saris, eight lakh metres a month."],
	["Sunita Rawat", "delhi", "Rawat Nursing", "We send nurses to people at home."],
	[
		"Joseph Lyngdoh",
		"kolkata",
		"Lyngdoh Tea",
		"We pack single-estate tea from Meghalaya and Assam.",
	],
	["Farah Contractor", "mumbai", "Contractor Law", "We are a law firm for small companies."],
	["Bharat Vaghela", "ahmedabad", "Vaghela Pottery", "Our potters make tableware for hotels."],
	["Anjali Saxena", "bhopal", "Saxena Eye Care", "We operate on cataracts in two hospitals."],
];

/** What they want, by the slug of a service. */
export const WISHES: List<[service: string, wish: string]> = [
	[
		"seo",
		"When people search for what we sell, they find three competitors and a directory. What would you do first?",
	],
	["seo", "Our visits from Google have halved since the summer, and nobody can tell us why."],
	["seo", "We would like to be found on Google Maps in our part of town. How long does that take?"],
	[
		"social-media-marketing",
		"We post on Instagram when somebody has time. Can you take it over, with two posts a week?",
	],
	[
		"social-media-marketing",
		"We have 9,000 followers and hardly an order from them. Is that normal?",
	],
	[
		"paid-advertising",
		"We spend ₹60,000 a month on Google Ads and do not know what comes of it. Please look at the account.",
	],
	[
		"paid-advertising",
		"We want to try advertisements for six weeks before the season, with a clear limit of costs.",
	],
	["paid-advertising", "Each enquiry by advertisement costs us ₹900. What do others pay?"],
	[
		"web-development",
		"Our website is from 2015 and useless on a phone. What would a new one cost, and how long does it take?",
	],
	["web-development", "We need a shop with UPI and cash on delivery. About 200 products."],
	[
		"content-marketing",
		"We know our trade and cannot write. Could you interview us and write two articles a month?",
	],
	["content-marketing", "We want a guide for buyers in English and Hindi."],
	["email-marketing", "We have 4,000 addresses of customers and have never written to them."],
	[
		"ui-ux-design",
		"People put things into the basket and leave. Can you find out where they get stuck?",
	],
	[
		"",
		"A friend recommended you. Could we talk on the phone this week about what makes sense for a firm of our size?",
	],
];

/** What the filter would hold. */
export const SPAM: List<[name: string, message: string, reason: string]> = [
	[
		"SEO Expert Team",
		"Dear Sir, we rank your site on first page in 7 days guaranteed. Reply for our price list.",
		"sent without the form",
	],
	[
		"Linda",
		"Guest posts on 5,000 sites: https://posts.example https://links.example https://rank.example",
		"3 links",
	],
	[
		"CryptoWin",
		"You have been chosen. Claim your bonus at https://bonus.example today today today",
		"filled in within 0.8 s",
	],
	[
		"Web Traffic",
		"10,000 real visitors for $9. https://traffic.example",
		"filled in a field that people do not see",
	],
	[
		"Loan Desk",
		"Business loans without papers, approved in one hour.",
		"the same words 6 times before",
	],
	[
		"Data House",
		"Buy a list of 2 million verified e-mail addresses of Indian companies.",
		"sent without the form",
	],
];

export const NOTES: List<string> = [
	"Decides together with a brother; both should be in the call.",
	"Has worked with another agency for two years, contract ends in March.",
	"Wants figures of a firm of the same trade. Sent the case study.",
	"Budget is for the whole year, not a month.",
	"Prefers WhatsApp in the evening.",
	"Offer sent: three months, with a review after six weeks.",
];

export const ANSWERS: List<string> = [
	"Talked for ten minutes. They send access to Analytics.",
	"Suggested a call on Thursday at 11.",
	"Asked for the three usual numbers first.",
	"Explained what it costs; they think about it.",
	"Not reached, left a message.",
];

/** Host of the referring page, and the query of a campaign. */
export const ORIGINS: List<[referrer: string, campaign: string]> = [
	["www.google.com", ""],
	["www.google.com", ""],
	["www.google.com", ""],
	["", ""],
	["", "utm_source=instagram&utm_medium=social"],
	["", "utm_source=newsletter&utm_medium=email&utm_campaign=diwali"],
	["", "gclid=sample"],
	["www.linkedin.com", ""],
];
