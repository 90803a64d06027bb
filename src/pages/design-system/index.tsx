import { ControlGallery } from '@site/src/sections/gallery/ControlGallery';
import { GalleryPage } from '@site/src/sections/gallery/GalleryPage';
import { PictureGallery } from '@site/src/sections/gallery/PictureGallery';
import { SectionGallery } from '@site/src/sections/gallery/SectionGallery';
import { TokenGallery } from '@site/src/sections/gallery/TokenGallery';

export default function DesignSystemPage() {
  return (
    <GalleryPage
      title="Design system"
      lead="Every token of this site, and every component that pages are built of."
      other={{ name: 'Components for MDX', address: '/design-system/components' }}
    >
      <h2 className="text-3xl">Tokens</h2>
      <TokenGallery />
      <h2 className="text-3xl">Controls</h2>
      <ControlGallery />
      <h2 className="text-3xl">Sections and their parts</h2>
      <SectionGallery />
      <h2 className="text-3xl">Drawings</h2>
      <PictureGallery />
    </GalleryPage>
  );
}
