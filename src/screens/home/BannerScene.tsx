import { fullMoonScene } from '../../art/scenes.ts';
import { memoize } from '../../domain/memoize.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import css from './Home.module.css';

const fullMoon = memoize(() => fullMoonScene());

/** The picture behind the banner: ours, or the server's own in the same frame. */
export function BannerScene({ image }: { image: string }) {
  if (image === '' || image.startsWith('scene:'))
    return <Drawing svg={fullMoon()} viewBox="0 0 343 116" className={css.scene} />;
  return <img src={image} alt="" className={css.scene} />;
}
