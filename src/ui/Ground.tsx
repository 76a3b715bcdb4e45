import { chart } from '../art/sky.ts';
import { Drawing } from './Drawing.tsx';
import css from './Ground.module.css';

const PLANISPHERE = chart(188, 560, 360);

/** The planisphere behind a table of cards, line only. */
export function Ground() {
  return <Drawing svg={PLANISPHERE} viewBox="0 0 375 812" className={css.ground} />;
}
