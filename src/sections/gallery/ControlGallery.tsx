import { Alert } from '@site/src/components/ui/Alert';
import { Badge } from '@site/src/components/ui/Badge';
import { Button, ButtonLink } from '@site/src/components/ui/Button';
import { Field } from '@site/src/components/ui/Field';
import { Flag } from '@site/src/components/ui/Flag';
import { Icon } from '@site/src/components/ui/Icon';
import { Input } from '@site/src/components/ui/Input';
import { RadioGroup } from '@site/src/components/ui/RadioGroup';
import { Select } from '@site/src/components/ui/Select';
import { Spinner } from '@site/src/components/ui/Spinner';
import { Textarea } from '@site/src/components/ui/Textarea';
import { Toast } from '@site/src/components/ui/Toast';
import { Toggletip } from '@site/src/components/ui/Toggletip';
import { iconNames } from '@site/src/domain/icon-names';
import { locales } from '@site/src/domain/locales';
import { Row, Specimen } from './Specimen';

const variants = [
  'default',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
  'hero',
  'electric',
  'success',
] as const;
const sizes = ['sm', 'default', 'lg', 'xl', 'icon'] as const;

/** Buttons, fields and notices in every variant, size and state. */
export function ControlGallery() {
  return (
    <>
      <Specimen
        name="Button"
        purpose="Does something; ButtonLink looks the same and leads somewhere. One filled button in view."
      >
        {variants.map((variant) => (
          <Row key={variant}>
            {sizes.map((size) => (
              <Button
                key={size}
                variant={variant}
                size={size}
                aria-label={size === 'icon' ? `${variant}, icon` : undefined}
              >
                {size === 'icon' ? <Icon name="arrow-right" /> : `${variant}, ${size}`}
              </Button>
            ))}
          </Row>
        ))}
        <Row>
          <Button disabled>disabled</Button>
          <Button busy>busy</Button>
          <ButtonLink to="/design-system">as a link</ButtonLink>
        </Row>
      </Specimen>
      <Specimen name="Badge" purpose="A short label for a state or a kind.">
        <Row>
          {(['neutral', 'action', 'success', 'warning', 'danger', 'signal', 'night'] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Icon" purpose="One set; writers use these names in MDX.">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {iconNames.map((name) => (
            <li key={name} className="flex items-center gap-2 text-sm">
              <Icon name={name} className="size-6 text-action" />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Flag" purpose="Beside the own name of a language, never alone.">
        <Row>
          {locales.map(({ code, flag, name, htmlLang }) => (
            <span key={code} lang={htmlLang} className="flex items-center gap-2">
              <Flag country={flag} />
              {name}
            </span>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Spinner" purpose="As large as the text beside it; the words say what is loading.">
        <Row>
          <Spinner className="text-base text-action" />
          <Spinner className="text-2xl text-action" />
        </Row>
      </Specimen>
      <Specimen name="Field" purpose="Label, error and hint around a control, with their wiring.">
        <form className="flex max-w-narrow flex-col gap-6">
          <Field id="gallery-hint" label="With a hint" note="optional" hint="The hint stands below the control.">
            {(wiring) => <Input {...wiring} />}
          </Field>
          <Field id="gallery-error" label="With an error" error="Icon and words, not colour alone.">
            {(wiring) => <Input {...wiring} defaultValue="wrong" />}
          </Field>
        </form>
      </Specimen>
      <Specimen name="Input" purpose="One line.">
        <Input aria-label="Input" className="max-w-narrow" />
        <Input aria-label="Input, disabled" disabled className="max-w-narrow" />
      </Specimen>
      <Specimen name="Textarea" purpose="Several lines; grows with its text where the browser can.">
        <Textarea aria-label="Textarea" className="max-w-narrow" />
      </Specimen>
      <Specimen name="Select" purpose="The platform's select in our frame.">
        <div className="max-w-narrow">
          <Select aria-label="Select">
            <option>First</option>
            <option>Second</option>
          </Select>
        </div>
      </Specimen>
      <Specimen name="RadioGroup" purpose="One of a few, in a row. What it changes follows by CSS.">
        <RadioGroup
          name="gallery-radio-group"
          legend="Legend"
          options={[
            ['first', 'First'],
            ['second', 'Second'],
          ]}
        />
      </Specimen>
      <Specimen name="Alert" purpose="A notice in the page. With role alert only in answer to the visitor.">
        {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Alert key={tone} tone={tone} title={`Title, ${tone}`}>
            <p>What happened, and what to do now.</p>
          </Alert>
        ))}
      </Specimen>
      <Specimen name="Toggletip" purpose="A term that explains itself when it is tapped or reached by keyboard.">
        <p>
          <Toggletip id="gallery-toggletip" label="State of health">
            The capacity that can be used today as a share of the capacity when new.
          </Toggletip>
        </p>
      </Specimen>
      <Specimen name="Toast" purpose="Over the page, polite, asks for nothing.">
        <Row>
          <Button variant="secondary" popoverTarget="gallery-toast">
            Show or hide a toast
          </Button>
        </Row>
        <Toast id="gallery-toast" tone="success" title="Saved">
          <p>Nothing else to do.</p>
        </Toast>
      </Specimen>
    </>
  );
}
