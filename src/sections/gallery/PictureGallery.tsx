import { closeUps, landscapes, objectPictures, pagePictures } from '@site/src/domain/illustrations';
import { Drawing } from '../shared/Drawing';
import { Specimen } from './Specimen';

/** What `picture` may name: drawings in the front matter of a page, close-ups with features, and views at the end of a page. */
export function PictureGallery() {
  return (
    <Specimen
      name="Pictures"
      purpose="What `picture` may be: in the front matter of a page, for its head, and with features; close-ups, which stand in the second list, with features only; and views, in the third, at the end of a page, or as `landscape` behind its head."
    >
      <div className="grid gap-8">
        {[[...pagePictures, ...objectPictures], closeUps, landscapes].map((names) => (
          <ul key={names[0]} className="flex flex-wrap gap-4">
            {names.map((name) => (
              <li key={name} className="w-32 text-sm">
                <Drawing name={name} className="h-24 object-contain" />
                {name}
              </li>
            ))}
          </ul>
        ))}
      </div>
    </Specimen>
  );
}
