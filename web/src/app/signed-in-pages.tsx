import { ActivityId } from '@skills-center/contract/activities'
import { AssignmentId } from '@skills-center/contract/assignments/id'
import { ClassroomId } from '@skills-center/contract/classrooms'
import { type Role, SkillId } from '@skills-center/contract/ids'
import { LaunchCode } from '@skills-center/contract/lti'
import { PastSessionId } from '@skills-center/contract/practice/history'
import { articlePaths, policyPaths } from '@skills-center/contract/site'
import type { ReactNode } from 'react'
import { Route, Switch, useParams } from 'wouter'
import { z } from 'zod'
import { pendingAnswers } from '../practice/pending-answers.ts'
import { wipeDevice } from './wipe-device.ts'
import { useSession } from '../platform/session.tsx'
import { OnlyFor } from './only-for.tsx'
import {
  AccommodationsPage,
  AchievementsPage,
  ActivityPage,
  PacksPage,
  PackPage,
  AssignedRunPage,
  AssignmentPage,
  AssignPage,
  AssignToClassPage,
  ChoosePage,
  ClassCardsPage,
  ClassImportPage,
  ClassroomPage,
  ClassroomsPage,
  EditAssignmentPage,
  GradebookPage,
  GradesPage,
  GuidePage,
  JournalPage,
  LicensePage,
  MixedPracticePage,
  MlAnalyticsPage,
  ModulesPage,
  NotebookPage,
  NotebookRunPage,
  OpenedPage,
  OrganizationPage,
  LtiPage,
  RostersPage,
  PlacementPage,
  PracticeOverviewPage,
  PracticePage,
  ProgressReportPage,
  QuestionBuilderPage,
  SessionPage,
  SessionsPage,
  SettingsPage,
  StudentPage,
  StudentReportsPage,
  SubscribePage,
  SubscriptionPage,
  TeacherDashboard,
  TeacherPortalPage,
} from './pages.ts'
import { VerificationCard } from './parts.ts'
import { NotFoundPage, PolicyPage, PublicPage, SupportPage } from './visitor-pages.ts'
import { WithId } from './with-id.tsx'

interface Page {
  readonly path: string
  /** Receives the value of `:id` from the path; an empty string if the path has none. */
  readonly show: (id: string) => ReactNode
}

const forAll = (path: string, page: ReactNode): Page => ({ path, show: () => page })

const forRole =
  (role: Role) =>
  (path: string, page: ReactNode): Page => ({ path, show: () => <OnlyFor role={role}>{page}</OnlyFor> })
const forStudents = forRole('student')
const forTeachers = forRole('teacher')

const byRole = (path: string, of: Readonly<Record<Role, ReactNode>>): Page => ({
  path,
  show: () => <OfRole of={of} />,
})

/** A page about one thing, whose id is `:id` in the path. */
const about = <Type extends z.ZodType>(
  path: string,
  type: Type,
  page: (id: z.output<Type>) => ReactNode,
  role?: Role,
): Page => ({
  path,
  show(id) {
    const shown = (
      <WithId type={type} text={id}>
        {page}
      </WithId>
    )
    return role === undefined ? shown : <OnlyFor role={role}>{shown}</OnlyFor>
  },
})

const pages: readonly Page[] = [
  forAll('/settings', <SettingsPage onErased={wipeDevice} school={<VerificationCard />} />),
  forStudents('/practice/overview', <PracticeOverviewPage />),
  forStudents('/practice/overview/mixed', <MixedPracticePage />),
  forStudents('/practice/overview/notebook', <NotebookPage />),
  forStudents('/practice/overview/notebook/practice', <NotebookRunPage />),
  forStudents('/practice/overview/journal', <JournalPage />),
  about('/practice/overview/journal/:id', SkillId, (id) => <OpenedPage key={id} skillId={id} />, 'student'),
  forStudents('/practice/overview/sessions', <SessionsPage />),
  about(
    '/practice/overview/sessions/:id',
    PastSessionId,
    (id) => <SessionPage key={id} id={id} />,
    'student',
  ),
  forStudents('/practice/overview/placement', <PlacementPage />),
  forStudents('/practice/overview/offline', <PacksPage />),
  about(
    '/practice/overview/offline/:id',
    z.uuid(),
    (id) => <PackPage key={id} id={id} give={pendingAnswers.add} />,
    'student',
  ),
  about('/practice/assignment/:id', AssignmentId, (id) => <AssignedRunPage key={id} id={id} />, 'student'),
  about('/practice/:id', SkillId, (id) => <PracticePage skillId={id} />, 'student'),
  about('/assignment/:id/edit', AssignmentId, (id) => <EditAssignmentPage key={id} id={id} />, 'teacher'),
  about('/assignment/:id', AssignmentId, (id) => <AssignmentPage key={id} id={id} />, 'teacher'),
  about('/skills/:id/modules', SkillId, (id) => <ModulesPage skillId={id} />),
  forAll('/grades', <GradesPage />),
  forStudents('/achievements', <AchievementsPage />),
  forAll('/progress-report', <ProgressReportPage />),
  byRole('/subscribe', { student: <SubscribePage />, teacher: <LicensePage /> }),
  byRole('/subscription', { student: <SubscriptionPage />, teacher: <LicensePage /> }),
  forAll('/classrooms', <ClassroomsPage />),
  about('/classroom/:id', ClassroomId, (id) => <ClassroomPage id={id} />),
  about('/classroom/:id/assign', ClassroomId, (id) => <AssignPage key={id} classroomId={id} />, 'teacher'),
  about(
    '/classroom/:id/gradebook',
    ClassroomId,
    (id) => <GradebookPage key={id} classroomId={id} />,
    'teacher',
  ),
  about(
    '/classroom/:id/accommodations',
    ClassroomId,
    (id) => <AccommodationsPage key={id} classroomId={id} />,
    'teacher',
  ),
  about('/classroom/:id/student/:studentId', ClassroomId, (id) => <StudentPage id={id} />, 'teacher'),
  about('/classroom/:id/reports', ClassroomId, (id) => <StudentReportsPage id={id} />, 'teacher'),
  about('/classroom/:id/import', ClassroomId, (id) => <ClassImportPage id={id} />, 'teacher'),
  about('/classroom/:id/cards', ClassroomId, (id) => <ClassCardsPage id={id} />, 'teacher'),
  about('/activity/:id', ActivityId, (id) => <ActivityPage id={id} />),
  forTeachers('/assign', <AssignToClassPage />),
  forTeachers('/organization', <OrganizationPage />),
  forTeachers('/organization/rosters', <RostersPage />),
  forTeachers('/organization/lti', <LtiPage />),
  about('/choose/:id', LaunchCode, (code) => <ChoosePage key={code} code={code} />, 'teacher'),
  forTeachers('/teacher', <TeacherDashboard />),
  forTeachers('/teacher-portal', <TeacherPortalPage />),
  forTeachers('/ml-analytics', <MlAnalyticsPage />),
  forTeachers('/questions/create', <QuestionBuilderPage />),
  forTeachers('/question-builder', <QuestionBuilderPage />),
  forAll('/app/flow', <GuidePage />),
  forAll('/support', <SupportPage />),
  ...articlePaths.map((path) => forAll(path, <PublicPage path={path} isSignedIn />)),
  ...policyPaths.map((path) => forAll(path, <PolicyPage path={path} />)),
]

function OfRole({ of }: { readonly of: Readonly<Record<Role, ReactNode>> }) {
  return of[useSession().user.role]
}

function Shown({ show }: Pick<Page, 'show'>) {
  const { id = '' } = useParams<{ id?: string }>()
  return show(id)
}

/** The signed-in page for the current address, loaded on the first visit. */
export function SignedInPages({ dashboard }: { readonly dashboard: ReactNode }) {
  return (
    <Switch>
      <Route path="/">{dashboard}</Route>
      <Route path="/dashboard">{dashboard}</Route>
      {pages.map(({ path, show }) => (
        <Route key={path} path={path}>
          <Shown show={show} />
        </Route>
      ))}
      <Route>
        <NotFoundPage isSignedIn />
      </Route>
    </Switch>
  )
}
