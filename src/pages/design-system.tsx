import Layout from '@theme/Layout';
import { Container } from '@site/src/components/ui/Section';
import { ControlGallery } from '@site/src/sections/gallery/ControlGallery';
import { MdxGallery } from '@site/src/sections/gallery/MdxGallery';
import { SectionGallery } from '@site/src/sections/gallery/SectionGallery';
import { TokenGallery } from '@site/src/sections/gallery/TokenGallery';
import { PageHeader } from '@site/src/sections/shared/PageHeader';
import { PageMeta } from '@site/src/sections/shared/PageMeta';

export default function DesignSystemPage() {
  return (
    <Layout>
      <PageMeta
        title="Design system"
        description="Every component and token of this site, and what writers paste into MDX."
        noIndex
      />
      <PageHeader
        title="Design system"
        lead="Every component and token of this site, and what writers paste into MDX."
      />
      <Container className="py-12" data-gallery="" data-hydrate="">
        <h2 className="text-3xl">Tokens</h2>
        <TokenGallery />
        <h2 className="text-3xl">Controls</h2>
        <ControlGallery />
        <h2 className="text-3xl">Sections and their parts</h2>
        <SectionGallery />
        <h2 className="text-3xl">Components for MDX</h2>
        <MdxGallery />
      </Container>
    </Layout>
  );
}
