import { Card, CardBody, CardFooter, CardHeader } from '@site/src/components/ui/Card';
import { Fold } from '@site/src/components/ui/Fold';
import { Heading } from '@site/src/components/ui/Heading';
import { Hero } from '@site/src/components/ui/Hero';
import { Icon } from '@site/src/components/ui/Icon';
import { PageRuler } from '@site/src/components/ui/PageRuler';
import { PlainLink } from '@site/src/components/ui/PlainLink';
import { Portrait } from '@site/src/components/ui/Portrait';
import { Prose } from '@site/src/components/ui/Prose';
import { RotatingPhrases } from '@site/src/components/ui/RotatingPhrases';
import { along, Ruler } from '@site/src/components/ui/Ruler';
import { RulerDots } from '@site/src/components/ui/RulerDots';
import { Section, SectionHeading } from '@site/src/components/ui/Section';
import { Table } from '@site/src/components/ui/Table';
import { Timeline, TimelineItem } from '@site/src/components/ui/Timeline';
import { ProductMockup, productPictures } from '../mockups/ProductMockup';
import { Specimen } from './Specimen';

/** Cards, text and what sections are made of. */
export function SectionGallery() {
  return (
    <>
      <Specimen name="Card" purpose="A framed surface in three tones.">
        <div className="grid gap-6 lg:grid-cols-3">
          {(['surface', 'sunken', 'night'] as const).map((tone) => (
            <Card key={tone} tone={tone}>
              <CardHeader>
                <h4 className="text-lg text-current">Card, {tone}</h4>
              </CardHeader>
              <CardBody>
                <p>Header, body and footer are parts of their own.</p>
              </CardBody>
              <CardFooter>Footer</CardFooter>
            </Card>
          ))}
        </div>
      </Specimen>
      <Specimen
        name="Section"
        purpose="The frame of every part of a page, in four tones; with SectionHeading and Container."
      >
        {(['canvas', 'sunken', 'night', 'aurora'] as const).map((tone) => (
          <Section key={tone} tone={tone} space="tight" aria-label={tone}>
            <SectionHeading
              eyebrow={`Section, ${tone}`}
              title="Heading"
              lead="A paragraph below it."
              className="mb-0"
            />
          </Section>
        ))}
      </Specimen>
      <Specimen name="Heading" purpose="Place in the outline and size are chosen apart.">
        {(['sm', 'md', 'lg', 'xl', '2xl', 'display'] as const).map((size) => (
          <Heading key={size} as="h4" size={size}>
            Heading, {size}
          </Heading>
        ))}
      </Specimen>
      <Specimen name="Prose" purpose="Running text as MDX writes it, at a readable measure.">
        <Prose>
          <p>
            A paragraph with a <PlainLink href="#Prose">link</PlainLink> and a <strong>strong word</strong>.
          </p>
          <ul>
            <li>First</li>
            <li>Second</li>
          </ul>
          <blockquote>A quotation.</blockquote>
        </Prose>
      </Specimen>
      <Specimen name="Table" purpose="Caption, headers, aligned digits.">
        <Table
          caption="Capacity by age"
          columns={[
            { key: 'age', label: 'Age' },
            { key: 'capacity', label: 'Capacity', numeric: true },
          ]}
          rows={[
            { age: 'New', capacity: '58.0 kWh' },
            { age: '4 years', capacity: '53.4 kWh' },
          ]}
        />
        <Table
          phone="long"
          caption="Headers that sort, and rows of two lines on phones"
          columns={[
            { key: 'brand', label: 'Brand', sort: 'ascending' },
            { key: 'year', label: 'Model year', sort: 'none' },
          ]}
          rows={[{ brand: 'Volkswagen', year: '2020–2023' }]}
        />
      </Specimen>
      <Specimen
        name="Timeline"
        purpose="Events along a line; about uses it for years, the demo page for what happens next."
      >
        <Timeline>
          <TimelineItem when="2020" title="A question">
            What happened then.
          </TimelineItem>
          <TimelineItem when="2021" title="An answer">
            And what came of it.
          </TimelineItem>
        </Timeline>
      </Specimen>
      <Specimen name="Portrait" purpose="A person: the picture, or what the person works on, else the initials.">
        <div className="grid max-w-narrow grid-cols-2 gap-4">
          <Portrait picture={<Icon name="gauge" className="text-3xl text-aurora" />} />
          <Portrait name="Åsa Maria Öberg" />
        </div>
      </Specimen>
      <Specimen
        name="ProductMockup"
        purpose="What a product may name as its picture, in the page's language, and the picture of one that names none."
      >
        <div className="grid items-center gap-6 lg:grid-cols-3">
          {productPictures.map((picture) => (
            <ProductMockup key={picture} picture={picture} />
          ))}
          <ProductMockup />
        </div>
      </Specimen>
      <Specimen name="Ruler" purpose="A scale with real values, and what stands on it.">
        <Ruler
          from={60}
          to={100}
          format={(value) => `${value}%`}
          marks={[{ at: 70, label: '70% warranty' }]}
          className="h-16"
        >
          <span
            style={{ left: `${along({ from: 60, to: 100 }, 92)}%` }}
            className="absolute bottom-0 h-12 w-1 bg-action"
          />
        </Ruler>
      </Specimen>
      <Specimen name="RulerDots" purpose="Dots on a ruler; those that would touch are stacked.">
        <Ruler from={80} to={100} format={(value) => `${value}%`} className="h-24">
          <RulerDots
            from={80}
            to={100}
            room={1}
            dots={[91, 91.5, 94].map((at) => ({ key: String(at), at, className: 'bg-action' }))}
          />
        </Ruler>
      </Specimen>
      <Specimen
        name="PageRuler"
        purpose="Below a page's opening: it stays under the top bar and shows how much of the page has been read."
      >
        <PageRuler />
      </Specimen>
      <Specimen name="Fold" purpose="What phones fold away and wide screens show.">
        <Fold label="Show it">
          <p>What is folded away.</p>
        </Fold>
      </Specimen>
      <Specimen name="Hero" purpose="Opens a page; the title is its h1 (here an h4, since the gallery has its own).">
        <Hero
          eyebrow="Eyebrow"
          title={<h4 className="text-3xl text-on-night">What, for whom, how long</h4>}
          lead="And the next step."
        />
      </Specimen>
      <Specimen name="RotatingPhrases" purpose="Four phrases take turns in a heading, once; the first one stays.">
        <div className="text-2xl text-ink">
          <RotatingPhrases phrases={['first phrase', 'second phrase', 'third phrase', 'fourth phrase']} />
        </div>
      </Specimen>
    </>
  );
}
