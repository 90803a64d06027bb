import Translate, { translate } from '@docusaurus/Translate';

import { Card, CardBody } from '@site/src/components/ui/Card';
import { Timeline, TimelineItem } from '@site/src/components/ui/Timeline';
import { Claim } from '../shared/Claim';
import { ContactMethods } from '../shared/ContactMethods';

/** Beside the form: what happens once it has been sent, and how to reach us without it. */
export function DemoExpectations() {
  const steps = [
    {
      time: <Claim id="responseTime" />,
      title: translate({
        id: 'demo.expect.answer.title',
        message: 'We answer',
        description: 'Step after sending the form',
      }),
      text: translate({
        id: 'demo.expect.answer.text',
        message: 'A battery engineer writes or calls to learn what you need and to find a time that suits you.',
        description: 'Step after sending the form',
      }),
    },
    {
      time: translate({
        id: 'demo.expect.demo.time',
        message: 'When it suits you',
        description: 'When the demo takes place',
      }),
      title: translate({
        id: 'demo.expect.demo.title',
        message: 'You see it at work',
        description: 'Step after sending the form',
      }),
      text: translate({
        id: 'demo.expect.demo.text',
        message: 'Online or at your site, with one of your own vehicles or data sets if you like.',
        description: 'Step after sending the form',
      }),
    },
    {
      time: <Claim id="gettingStartedTime" />,
      title: translate({
        id: 'demo.expect.start.title',
        message: 'You get started',
        description: 'Step after sending the form',
      }),
      text: translate({
        id: 'demo.expect.start.text',
        message: 'That is how long it takes from your decision to the first results. There are no set-up fees.',
        description: 'Step after sending the form',
      }),
    },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Card tone="sunken">
        <CardBody>
          <h2 className="text-xl">
            <Translate id="demo.expect.title" description="Heading beside the form">
              What to expect
            </Translate>
          </h2>
          <Timeline>
            {steps.map(({ time, title, text }) => (
              <TimelineItem key={title} when={time} title={title}>
                {text}
              </TimelineItem>
            ))}
          </Timeline>
        </CardBody>
      </Card>
      <Card>
        <CardBody>
          <h2 className="text-xl">
            <Translate id="demo.contact.title" description="Heading above e-mail, phone and address">
              Rather talk to us?
            </Translate>
          </h2>
          <ContactMethods />
        </CardBody>
      </Card>
    </div>
  );
}
