import type { Classroom } from '@skills-center/contract/classrooms'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'wouter'
import { t } from '../language/messages.ts'
import { Select } from '../ui/select.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { ClassesTab } from './classes-tab.tsx'
import { EngagementTab } from './engagement-tab.tsx'
import { ForecastTab } from './forecast-tab.tsx'
import { GroupsTab } from './groups-tab.tsx'
import { MisconceptionsTab } from './misconceptions-tab.tsx'
import { ModelTab } from './model-tab.tsx'
import { NeedsTab } from './needs-tab.tsx'
import { QualityTab } from './quality-tab.tsx'

interface MlTabsProps {
  readonly classrooms: readonly [Classroom, ...Classroom[]]
}

/** Analytics tabs for one class at a time, and a tab about the learner model. */
export function MlTabs({ classrooms }: MlTabsProps) {
  const [search, setSearch] = useSearchParams()
  const [chosen, choose] = useState(search.get('class'))
  const { id } = classrooms.find((classroom) => classroom.id === chosen) ?? classrooms[0]
  const asked = search.get('tab')
  const ofClass = (content: ReactNode) => (
    <>
      <div className="max-w-sm pt-6">
        <Select
          label={t('analytics/class')}
          value={id}
          options={classrooms.map((classroom) => ({
            value: classroom.id,
            label: classroom.isSample
              ? t('analytics/name-made-up-data', { name: classroom.name })
              : classroom.name,
          }))}
          onChange={(event) => {
            choose(event.currentTarget.value)
            setSearch({ tab: asked ?? 'attention', class: event.currentTarget.value }, { replace: true })
          }}
        />
      </div>
      {content}
    </>
  )
  const tabs = [
    { value: 'attention', label: t('analytics/attention'), content: ofClass(<NeedsTab key={id} id={id} />) },
    { value: 'forecast', label: t('analytics/forecast'), content: ofClass(<ForecastTab key={id} id={id} />) },
    { value: 'groups', label: t('analytics/groups'), content: ofClass(<GroupsTab key={id} id={id} />) },
    {
      value: 'misconceptions',
      label: t('analytics/misconceptions'),
      content: ofClass(<MisconceptionsTab key={id} id={id} />),
    },
    {
      value: 'working',
      label: t('analytics/ways-of-working'),
      content: ofClass(<EngagementTab key={id} id={id} />),
    },
    { value: 'questions', label: t('analytics/questions'), content: <QualityTab /> },
    { value: 'model', label: t('analytics/model-card'), content: <ModelTab /> },
    { value: 'classes', label: t('analytics/classes'), content: <ClassesTab /> },
  ]
  const value = tabs.find((tab) => tab.value === asked)?.value ?? 'attention'
  return (
    <div>
      <Tabs
        label={t('analytics/analytics')}
        value={value}
        tabs={tabs}
        onChange={(tab) => setSearch({ tab, class: id }, { replace: true })}
      />
    </div>
  )
}
