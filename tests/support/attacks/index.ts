import type { Attack } from './attack.ts';
import { buttons, forGuests, forOthers, given, whileShown } from './callAttacks.ts';
import { contacts, filters, ownQuestions } from './ownForms.ts';
import { lureAttacks } from './lures.ts';
import { ownCalls, ownLists, ownRoutes } from './ownAttacks.ts';
import { carried, circles, imitated, invented, parameters, tooMuch } from './ownImitations.ts';
import { feigned, misled, unreached, unwanted } from './feigned.ts';
import { handingAttacks } from './handings.ts';
import { identities, paths, redirects, texts, unseen } from './placeAttacks.ts';
import { prefilled, secrets } from './secretAttacks.ts';

/** Documents that deceive or act in the name of people, by class. */
export const attacks: Readonly<Record<string, readonly Attack[]>> = {
  'calls that change something while something is shown': whileShown,
  'calls that are not for guests': forGuests,
  'calls that are not for investors': forOthers,
  'what the person gives, given by the document': given,
  'answers that are there before the person answers': prefilled,
  'passwords and codes in other hands': secrets,
  'passwords and codes that are handed over': handingAttacks,
  'buttons that do not say what they do': buttons,
  'screens that send people to each other': redirects,
  'addresses of others': paths,
  'tenants that are another': identities,
  'names and hosts of others': feigned,
  'where a tenant is not reached': unreached,
  'settings and looks that nobody wants': unwanted,
  'links and addresses that mislead': misled,
  'texts that deceive': texts,
  'texts that lead elsewhere in other spellings': lureAttacks,
  'characters that nobody sees': unseen,
  'calls that only shared documents send': ownCalls,
  'answers that say otherwise what they are': ownLists,
  'what an address says, shown': ownRoutes,
  'what a person is or answers, in an address': carried,
  'parameters of the program': parameters,
  'figures that nobody said': invented,
  'deeds that are imitated': imitated,
  'more than anybody reads': tooMuch,
  'pages that send on by the address': circles,
  'what a search leaves in the address': filters,
  'questions whose answers are kept in clear': ownQuestions,
  'one touch that calls somebody else': contacts,
};
