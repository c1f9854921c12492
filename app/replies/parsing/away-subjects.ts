/**
 * The beginnings of the subjects of automatic answers up to the colon, in the languages of Outlook: rules of Outlook.com send
 * them without a header that says so.
 */
const BEGINNINGS = new Set([
	"automatic reply",
	"auto reply",
	"auto-reply",
	"autoreply",
	"out of office",
	"out of office reply",
	"out of office autoreply",
	"automatische antwort",
	"automatische abwesenheitsnotiz",
	"abwesenheitsnotiz",
	"abwesend",
	"réponse automatique",
	"absence du bureau",
	"respuesta automática",
	"fuera de la oficina",
	"fuera de oficina",
	"risposta automatica",
	"fuori sede",
	"fuori ufficio",
	"resposta automática",
	"ausência temporária",
	"fora do escritório",
	"resposta automàtica",
	"automatisch antwoord",
	"afwezig",
	"niet aanwezig",
	"automatiskt svar",
	"autosvar",
	"automatisk svar",
	"frånvarande",
	"ikke til stede",
	"automaattinen vastaus",
	"poissa",
	"odpowiedź automatyczna",
	"autoodpowiedź",
	"automatická odpověď",
	"automatická odpoveď",
	"automatikus válasz",
	"răspuns automat",
	"samodejni odgovor",
	"automatski odgovor",
	"otomatik yanıt",
	"αυτόματη απάντηση",
	"автоматический ответ",
	"автоматична відповідь",
	"автоматичен отговор",
	"отсутствует на работе",
	"מענה אוטומטי",
	"תשובה אוטומטית",
	"رد تلقائي",
	"स्वचालित उत्तर",
	"स्वत: उत्तर",
	"การตอบกลับอัตโนมัติ",
	"trả lời tự động",
	"balasan otomatis",
	"balasan automatik",
	"自動応答",
	"自動返信",
	"不在",
	"自动答复",
	"自动回复",
	"自動回覆",
	"外出",
	"자동 회신",
	"자동 응답",
	"부재중",
]);

/** Returns whether a subject begins as programs begin that of an automatic answer. A reply to one begins otherwise. */
export function isAwaySubject(subject: string): boolean {
	const [beginning = "", rest] = subject.slice(0, 200).split(/[:：]/, 2);
	const words = beginning
		.replaceAll(/\p{Cf}/gu, "")
		.replaceAll(/\s+/g, " ")
		.trim();
	return rest !== undefined && BEGINNINGS.has(words.toLowerCase());
}
