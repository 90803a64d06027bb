import { objectPictures, pagePictures } from '@site/src/domain/illustrations';
import { Drawing } from '../shared/Drawing';
import { Specimen } from './Specimen';

/** The drawings that `picture` in the front matter of a page may name. */
export function PictureGallery() {
  return (
    <Specimen name="Pictures" purpose="What `picture` in the front matter of a page may be, for its head.">
      <ul className="flex flex-wrap gap-4">
        {[...pagePictures, ...objectPictures].map((name) => (
          <li key={name} className="w-32 text-sm">
            <Drawing name={name} className="h-24 object-contain" />
            {name}
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
