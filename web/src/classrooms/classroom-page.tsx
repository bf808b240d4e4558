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
  /** Another feature's tab that opens first; defaults to students. */
  readonly firstTab?: ClassTab
  /** Other features' tabs, between students and settings. */
  readonly moreTabs?: readonly ClassTab[]
  /** Other features' notices for the class's teachers, above the tabs, and their settings in the last tab. */
  readonly notice?: ReactNode
  readonly moreSettings?: ReactNode
  /** Other features' content for a student of the class. */
  readonly children?: ReactNode
}

/** One class: tabs for its teachers, an overview for its students. */
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
  // Fetched in parallel with the class; the tab that shows it also reports errors.
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
