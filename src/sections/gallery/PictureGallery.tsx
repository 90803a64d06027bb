import { closeUps, objectPictures, pagePictures } from '@site/src/domain/illustrations';
import { Drawing } from '../shared/Drawing';
import { Specimen } from './Specimen';

/** The drawings that `picture` in the front matter of a page may name, and the close-ups that features may show, too. */
export function PictureGallery() {
  return (
    <Specimen
      name="Pictures"
      purpose="What `picture` may be: in the front matter of a page, for its head, all but the last row; with features, these too."
    >
      <ul className="flex flex-wrap gap-4">
        {[...pagePictures, ...objectPictures, ...closeUps].map((name) => (
          <li key={name} className="w-32 text-sm">
            <Drawing name={name} className="h-24 object-contain" />
            {name}
          </li>
        ))}
      </ul>
    </Specimen>
  );
}
