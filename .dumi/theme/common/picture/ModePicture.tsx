import { base } from '../../../config/site';
import { useSite } from '../../hooks/useSite';
import './index.css';

interface ModePictureProps {
  /** Of the files in `public/pictures`, before language and mode. */
  name: string;
  /** Left out where what the picture shows has a name beside it. */
  alt?: string;
  /** Size of the file in px; the layout knows the shape of the picture before it has arrived. */
  width: number;
  height: number;
  /** Other files for wider windows, the widest first: the least width of the window in px, and the name. */
  wider?: readonly (readonly [least: number, name: string])[];
}

/**
 * A picture which `pnpm docs:pictures` has drawn, in the language and the color mode of the page. Both modes
 * are in the HTML and the stylesheet shows one of them; a browser fetches no lazy image that is not shown.
 */
export function ModePicture({ name, alt = '', width, height, wider = [] }: ModePictureProps) {
  const { locale } = useSite();
  return (['light', 'dark'] as const).map((mode) => {
    const urlOf = (file: string) => `${base}pictures/${file}.${locale.id}.${mode}.webp`;
    return (
      <picture key={mode} className="mode-picture" data-mode={mode}>
        {wider.map(([least, file]) => (
          <source key={file} media={`(min-width: ${least}px)`} srcSet={urlOf(file)} />
        ))}
        <img src={urlOf(name)} alt={alt} width={width} height={height} loading="lazy" />
      </picture>
    );
  });
}
