import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Output } from '#/contract/call.ts';
import type { Editing } from '../editing/useEditing.ts';
import type { Saving } from '../editing/useSaving.ts';
import { lateView } from '../kernel/lateView.tsx';
import { WrongMark } from '../kernel/WrongMark.tsx';
import { say, type Code } from '../kernel/words.ts';
import { LifeView } from '../life/LifeView.tsx';
import { JsonView } from '../json/JsonView.tsx';
import { CodesView } from '../look/CodesView.tsx';
import { SettingsView } from '../look/SettingsView.tsx';
import { StyleView } from '../look/StyleView.tsx';
import { NavigationView } from '../screens/NavigationView.tsx';
import { whyReadOnly } from '../proposals/whyReadOnly.ts';
import { TextsView } from '../texts/TextsView.tsx';
import { useAside } from '../editing/useAside.ts';
import { AsideTexts } from '../life/AsideTexts.tsx';
import { ConflictDialog } from '../life/ConflictDialog.tsx';
import { FormView } from './FormView.tsx';
import { ProblemList } from './ProblemList.tsx';
import { TopBar } from './TopBar.tsx';
import { useProblems, type Problems } from '../editing/useProblems.ts';

export interface WorkspaceProps {
  release: Output<'getStudioRelease'>['data']['release'];
  editing: Editing;
  saving: Saving;
}

// With the contract, which nothing else of the Studio reads.
const ScreenView = lateView(() => import('../screens/ScreenView.tsx'));

const views = {
  formulario: 'studio.view.form',
  pantallas: 'studio.view.screens',
  menus: 'studio.view.navigation',
  textos: 'studio.view.texts',
  listas: 'studio.view.codes',
  ajustes: 'studio.view.settings',
  estilo: 'studio.view.style',
  json: 'studio.view.json',
  cambios: 'studio.view.changes',
} as const satisfies Record<string, Code>;

type View = keyof typeof views;

/** Kinds of documents of the views in which no list tells where something is wrong. */
const kinds: Partial<Record<View, string>> = {
  menus: 'navigation/',
  listas: 'codes/',
  ajustes: 'settings/',
  estilo: 'style/',
};

const wrongIn = (view: View, { list }: Problems) => {
  const kind = kinds[view];
  return kind === undefined ? [] : list.filter(({ document }) => document.startsWith(kind));
};

/** The editor: what is edited, in which way it is looked at, and what is wrong with it. */
export function Workspace({ release, editing, saving }: WorkspaceProps) {
  const [params, setParams] = useSearchParams();
  const wanted = params.get('vista') ?? '';
  const view: View = Object.hasOwn(views, wanted) ? (wanted as View) : 'formulario';
  const problems = useProblems(saving, editing, (next) => setParams(next));
  const { proposal } = saving;
  const aside = useAside(proposal.uuid);
  const canEdit = proposal.may.includes('SAVE');
  useEffect(() => void (document.title = proposal.name), [proposal.name]);
  const show = (to: View) => {
    const next = new URLSearchParams(params);
    next.set('vista', to);
    setParams(next);
  };
  const shared = { editing, saving, problems, canEdit };
  return (
    <div className="work">
      <TopBar editing={editing} saving={saving} canEdit={canEdit} />
      <nav className="views" aria-label={say('studio.views')}>
        {(Object.keys(views) as View[]).map((each) => (
          <span key={each} className="views__one">
            <button
              type="button"
              className="button button--quiet button--small"
              aria-current={each === view ? 'true' : undefined}
              onClick={() => show(each)}
            >
              {say(views[each])}
            </button>
            <WrongMark wrong={wrongIn(each, problems)} />
          </span>
        ))}
      </nav>
      {!canEdit && <p className="notice">{whyReadOnly(proposal)}</p>}
      {proposal.base !== release.hash && proposal.release === null && (
        <p className="notice notice--warning">{say('studio.base_moved')}</p>
      )}
      <AsideTexts aside={aside} documents={editing.documents} />
      <ProblemList problems={problems} documents={editing.documents} />
      {view === 'formulario' && <FormView {...shared} />}
      {view === 'pantallas' && <ScreenView {...shared} />}
      {view === 'menus' && <NavigationView {...shared} />}
      {view === 'listas' && <CodesView {...shared} />}
      {view === 'ajustes' && <SettingsView {...shared} languages={release.languages} />}
      {view === 'estilo' && <StyleView {...shared} />}
      {view === 'textos' && <TextsView {...shared} />}
      {view === 'json' && <JsonView {...shared} />}
      {view === 'cambios' && <LifeView {...shared} />}
      {saving.theirs && (
        <ConflictDialog editing={editing} saving={saving} theirs={saving.theirs} aside={aside} />
      )}
    </div>
  );
}
