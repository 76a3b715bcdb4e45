import { comparable } from './question.ts';

/** What a question is about where its matter could be two things: a journey or a dwelling, a vehicle or a dwelling. */
export type Scene = 'journey' | 'vehicle';

const WORDS: Readonly<Record<Scene, RegExp>> = {
  vehicle:
    /车|車(?!站)|摩托|机车|機車|\b(?:cars?|vans?|motorbikes?|motorcycles?|scooters?|campers?|caravans?|vehicles?|bikes?)\b/i,
  journey:
    /旅行|旅游|旅遊|自驾|自駕|出游|出遊|玩几天|玩幾天|度假|出差|机票|機票|航班|这趟|這趟|行程|自由行|\b(?:trips?|travel\w*|holidays?|vacations?|flights?|journeys?|tours?|cruises?|honeymoon)\b/i,
};

/** The scene that a question names in its words; null where it names none. */
export function sceneOf(question: string): Scene | null {
  const words = comparable(question);
  const found = (Object.keys(WORDS) as Scene[]).filter((scene) => WORDS[scene].test(words));
  return found.at(-1) ?? null;
}
