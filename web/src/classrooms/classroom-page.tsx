import { getClassroom, type ClassroomId } from '@skills-center/contract/classrooms'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { t } from '../language/messages.ts'
import { queryOf } from '../platform/queries.ts'
import { useSession } from '../platform/session.tsx'
import { ClassFrame } from './class-frame.tsx'
import { rosterQuery } from './students/roster-query.ts'
import { StudentClass } from './student-class.tsx'
import { TeacherClass, type ClassTab } from './teacher-class.tsx'

interface ClassroomPageProps {
  readonly id: ClassroomId
  /** The tab of another feature that a class opens with; students where there is none. */
  readonly firstTab?: ClassTab
  /** Tabs of other features, between students and settings. */
  readonly moreTabs?: readonly ClassTab[]
  /** What other features tell those who teach it, above the tabs, and what they set in the last of them. */
  readonly notice?: ReactNode
  readonly moreSettings?: ReactNode
  /** What other features show to a student of the class. */
  readonly children?: ReactNode
}

/** One class: its tabs for those who teach it, what it means for those who are in it. */
export function ClassroomPage({
  id,
  firstTab,
  moreTabs = [],
  notice,
  moreSettings,
  children,
}: ClassroomPageProps) {
  const { user } = useSession()
  const query = useQuery(queryOf(getClassroom, { params: { id } }))
  // Asked for beside the class and not after it; the tab that shows it also says what went wrong.
  useQuery({ ...rosterQuery(id), enabled: user.role === 'teacher' })
  return (
    <ClassFrame query={query} back={{ href: '/classrooms', label: t('classrooms/all-classrooms') }}>
      {(classroom) =>
        classroom.role === 'student' ? (
          <StudentClass classroom={classroom}>{children}</StudentClass>
        ) : (
          <TeacherClass
            classroom={classroom}
            firstTab={firstTab}
            moreTabs={moreTabs}
            notice={notice}
            moreSettings={moreSettings}
          />
        )
      }
    </ClassFrame>
  )
}
