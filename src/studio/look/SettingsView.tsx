import { useStudio } from '../kernel/studio.tsx';
import { grammars } from '#/language/grammar/index.ts';
import { slotsOf } from '#/language/lenses/slots.ts';
import { UnfinishedText } from '../editing/UnfinishedText.tsx';
import { propsFor, type ViewProps } from '../editing/viewProps.ts';
import { PartCard } from '../cards/PartCard.tsx';
import { say } from '../kernel/words.ts';
import { languageName } from '../panels/languageName.ts';

const id = { in: 'settings/settings', pointer: '' };
const slots = slotsOf(grammars.settings);
const around = { offered: () => undefined, subjects: [] };

/** What the tenant decides of its area, as a form drawn from the grammar of settings. */
export function SettingsView(props: ViewProps & { languages: readonly string[] }) {
  const { tenant } = useStudio();
  const spoken = new Intl.ListFormat('es').format(props.languages.map(languageName));
  return (
    <section className="pane" aria-label={say('studio.view.settings')}>
      <h2>{say('studio.settings')}</h2>
      <p>{say('studio.settings.name', { name: tenant.display_name })}</p>
      <p>{say('studio.settings.languages', { languages: spoken })}</p>
      <p className="muted">{say('studio.settings.elsewhere')}</p>
      <UnfinishedText editing={props.editing} document={id.in} />
      <PartCard {...propsFor(props, id.in)} id={id} slots={slots} around={around} isWhole />
    </section>
  );
}
