import type { ClassroomDetail } from '@skills-center/contract/classrooms'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { t } from '../language/messages.ts'
import { Badge } from '../ui/badge.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { formatClass, formatStudents } from './format-class.ts'
import { CodeChip } from './code-chip.tsx'
import { SampleNote } from './sample-note.tsx'
import { GroupsTab } from './groups/groups-tab.tsx'
import { SettingsTab } from './settings/settings-tab.tsx'
import { StudentsTab } from './students/students-tab.tsx'

/** One tab of a class. Its value appears in the address as `?tab=`. */
export interface ClassTab {
  readonly value: string
  readonly label: string
  readonly content: ReactNode
}

interface TeacherClassProps {
  readonly classroom: ClassroomDetail
  readonly firstTab: ClassTab | undefined
  readonly moreTabs: readonly ClassTab[]
  readonly notice: ReactNode
  readonly moreSettings: ReactNode
}

/** A class as its teachers see it. The tab is in the address, so that it survives a reload and can be linked. */
export function TeacherClass({ classroom, firstTab, moreTabs, notice, moreSettings }: TeacherClassProps) {
  const [search, setSearch] = useSearchParams()
  const tabs: readonly ClassTab[] = [
    ...(firstTab === undefined ? [] : [firstTab]),
    { value: 'students', label: t('ui/students'), content: <StudentsTab classroom={classroom} /> },
    ...moreTabs,
    { value: 'groups', label: t('classrooms/groups'), content: <GroupsTab id={classroom.id} /> },
    {
      value: 'settings',
      label: t('ui/settings'),
      content: <SettingsTab classroom={classroom} more={moreSettings} />,
    },
  ]
  const first = tabs[0]?.value ?? 'students'
  const asked = search.get('tab')
  const value = tabs.find((tab) => tab.value === asked)?.value ?? first
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <PageHeading title={classroom.name} className="[overflow-wrap:anywhere]" />
            {!classroom.isActive && <Badge>{t('classrooms/archived')}</Badge>}
            {classroom.role === 'co-teacher' && (
              <Badge tone="science">
                {t('classrooms/co-teaching-with-teacher-name', { teacherName: classroom.teacherName })}
              </Badge>
            )}
          </div>
          <p className="mt-2 text-lg text-ink-soft [overflow-wrap:anywhere]">
            {formatClass(classroom)} · {formatStudents(classroom.student_count)}
          </p>
        </div>
        <CodeChip classroom={classroom} />
      </div>
      {classroom.isSample && <SampleNote />}
      {notice}
      <div>
        <Tabs
          label={t('classrooms/class')}
          value={value}
          onChange={(tab) => setSearch(tab === first ? {} : { tab }, { replace: true })}
          tabs={tabs}
        />
      </div>
    </>
  )
}
