import { closeUps, objectPictures, pagePictures } from '@site/src/domain/illustrations';
import { Drawing } from '../shared/Drawing';
import { Specimen } from './Specimen';

/** The drawings that `picture` in the front matter of a page may name, and the close-ups, which only features show. */
export function PictureGallery() {
  return (
    <Specimen
      name="Pictures"
      purpose="What `picture` may be: in the front matter of a page, for its head, and with features; close-ups, which stand last, with features only."
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
