import { followAnswer } from './follow-chart.ts';
import { type FoundChart, keptChart } from './kept-chart.ts';

/** What the address of an answer may name. */
export interface AnswerNames {
  chart?: string;
  order?: string;
}

/** What the page of a chart's answers needs first. */
interface AnswerAhead {
  /** The chart as this phone keeps it. */
  kept: FoundChart;
  /** The answer that the address names, on its way; resolves with `true` when nothing more will come. */
  asked: Promise<boolean> | undefined;
}

/** Begins to follow the answer of an order, and brings its chart. A link that is only touched asks for nothing. */
export async function answerAhead({ chart, order }: AnswerNames, isPreload: boolean): Promise<AnswerAhead> {
  const asked = order === undefined || isPreload ? undefined : followAnswer(order, chart);
  // the screen tells of a failure, if it is opened at all
  asked?.catch(() => {});
  return { asked, kept: await keptChart(chart) };
}
