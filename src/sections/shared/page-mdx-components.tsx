import { BatteryLife, LifeStation } from '../about/BatteryLife';
import { Certification, Certifications } from '../about/Certifications';
import { History, Milestone } from '../about/History';
import { Statement } from '../about/Statement';
import { Member, Team } from '../about/Team';
import { OpenPositions } from '../careers/OpenPositions';
import { Authority, PrivacyUpdated, Retention } from '../privacy/privacy-facts';
import { ContactMethods } from './ContactMethods';

/** What MDX below src/pages may use besides the common set; product pages do not carry it. */
export const pageMdxComponents = {
  Authority,
  BatteryLife,
  /** @inside Certifications */
  Certification,
  Certifications,
  ContactMethods,
  History,
  /** @inside BatteryLife */
  LifeStation,
  /** @inside Team */
  Member,
  /** @inside History */
  Milestone,
  /** @anchor open-positions */
  OpenPositions,
  PrivacyUpdated,
  Retention,
  Statement,
  Team,
};
