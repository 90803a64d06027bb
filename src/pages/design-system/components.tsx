import { GalleryPage } from '@site/src/sections/gallery/GalleryPage';
import { MdxGallery, MdxIndex } from '@site/src/sections/gallery/MdxGallery';

export default function MdxComponentsPage() {
  return (
    <GalleryPage
      title="Components for MDX"
      lead="What writers paste into their files, with what each component takes."
      other={{ name: 'Design system', address: '/design-system' }}
    >
      <MdxIndex />
      <h2 className="mt-12 text-3xl">Snippets</h2>
      <MdxGallery />
    </GalleryPage>
  );
}
