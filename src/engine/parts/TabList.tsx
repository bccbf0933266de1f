import { Tab, TabList as List, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { AriaLanguage } from './AriaLanguage.tsx';
import type { TabListProps } from './Tabs.tsx';

/** Tabs for keyboard and screen reader: arrows move and choose, one stop for the whole row. */
export default function TabList({ label, items, chosen, onChoose }: TabListProps) {
  return (
    <AriaLanguage>
      <Tabs
        className="tabset"
        selectedKey={chosen}
        onSelectionChange={(id) => onChoose(String(id))}
      >
        <List className="tabset-list" aria-label={label}>
          {items.map(({ id, label: words }) => (
            <Tab key={id} id={id} className="tabset-tab">
              {words}
            </Tab>
          ))}
        </List>
        {items.map(({ id, content }) => (
          <TabPanel key={id} id={id} className="tabset-panel">
            {content}
          </TabPanel>
        ))}
      </Tabs>
    </AriaLanguage>
  );
}
