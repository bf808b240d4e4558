import type { User } from '@skills-center/contract/accounts'
import { ActivityId } from '@skills-center/contract/activities'
import { AssignmentId } from '@skills-center/contract/assignments'
import { ClassroomId } from '@skills-center/contract/classrooms'
import { SkillId } from '@skills-center/contract/ids'
import { PastSessionId } from '@skills-center/contract/practice/history'
import { Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { usePreferences } from '../accounts/use-preferences.ts'
import { useConfig } from '../config/use-config.ts'
import { articlePaths } from '@skills-center/contract/site'
import { ErrorBoundary } from './error-boundary.tsx'
import { LoadingPage } from './loading-page.tsx'
import { OnlyFor } from './only-for.tsx'
import {
  AchievementsPage,
  ActivityPage,
  AssignedRunPage,
  AssignmentPage,
  ClassCardsPage,
  ClassImportPage,
  ClassroomPage,
  ClassroomsPage,
  GradesPage,
  GuidePage,
  MixedPracticePage,
  MlAnalyticsPage,
  ModulesPage,
  NotebookPage,
  NotebookRunPage,
  PlacementPage,
  PracticeOverviewPage,
  PracticePage,
  ProgressReportPage,
  QuestionBuilderPage,
  SessionPage,
  SessionsPage,
  SettingsPage,
  SkillFinder,
  StudentDashboard,
  SubscribePage,
  SubscriptionPage,
  TeacherDashboard,
  TeacherPortalPage,
} from './pages.ts'
import { LiveNow, OwnAssignments } from './parts.ts'
import { KeptBar } from '../practice/kept-bar.tsx'
import { keptAnswers } from '../practice/kept-answers.ts'
import { useOutbox } from '../practice/use-outbox.ts'
import { OfflineBar } from './offline-bar.tsx'
import { SignedInLayout } from './signed-in-layout.tsx'
import { UnsentDialog } from './unsent-dialog.tsx'
import { useHeaderFigures } from './use-header-figures.ts'
import { useLeaving } from './use-leaving.ts'
import { NotFoundPage, PublicPage, SupportPage } from './visitor-pages.ts'
import { WithId } from './with-id.tsx'

/** Every screen of someone who is signed in, each loaded when first visited. */
export function SignedInRoutes({ user }: { readonly user: User }) {
  const [path] = useLocation()
  const config = useConfig()
  useOutbox(user)
  const leaving = useLeaving()
  usePreferences()
  const { totalPoints } = useHeaderFigures(user)
  const dashboard =
    user.role === 'teacher' ? (
      <TeacherDashboard />
    ) : (
      <div className="flex flex-col gap-6">
        <Suspense>
          <LiveNow />
        </Suspense>
        <StudentDashboard finder={<SkillFinder />} assignments={<OwnAssignments />} />
      </div>
    )
  return (
    <SignedInLayout
      appName={config.app_name}
      user={user}
      totalPoints={totalPoints}
      isSigningOut={leaving.isLeaving}
      onSignOut={leaving.leave}
      notices={
        <>
          {user.role === 'student' ? <KeptBar /> : <OfflineBar />}
          <UnsentDialog {...leaving} />
        </>
      }
    >
      <ErrorBoundary key={path}>
        <Suspense fallback={<LoadingPage />}>
          <Switch>
            <Route path="/">{dashboard}</Route>
            <Route path="/dashboard">{dashboard}</Route>
            <Route path="/settings">
              <SettingsPage onErased={keptAnswers.wipe} />
            </Route>
            <Route path="/practice/overview">
              <OnlyFor role="student">
                <PracticeOverviewPage assignments={<OwnAssignments />} />
              </OnlyFor>
            </Route>
            <Route path="/practice/overview/mixed">
              <OnlyFor role="student">
                <MixedPracticePage />
              </OnlyFor>
            </Route>
            <Route path="/practice/overview/notebook">
              <OnlyFor role="student">
                <NotebookPage />
              </OnlyFor>
            </Route>
            <Route path="/practice/overview/notebook/practice">
              <OnlyFor role="student">
                <NotebookRunPage />
              </OnlyFor>
            </Route>
            <Route path="/practice/overview/sessions">
              <OnlyFor role="student">
                <SessionsPage />
              </OnlyFor>
            </Route>
            <Route path="/practice/overview/sessions/:id">
              {({ id }) => (
                <OnlyFor role="student">
                  <WithId type={PastSessionId} text={id}>
                    {(sessionId) => <SessionPage key={sessionId} id={sessionId} />}
                  </WithId>
                </OnlyFor>
              )}
            </Route>
            <Route path="/practice/overview/placement">
              <OnlyFor role="student">
                <PlacementPage />
              </OnlyFor>
            </Route>
            <Route path="/practice/assignment/:id">
              {({ id }) => (
                <OnlyFor role="student">
                  <WithId type={AssignmentId} text={id}>
                    {(assignmentId) => <AssignedRunPage key={assignmentId} id={assignmentId} />}
                  </WithId>
                </OnlyFor>
              )}
            </Route>
            <Route path="/assignment/:id">
              {({ id }) => (
                <OnlyFor role="teacher">
                  <WithId type={AssignmentId} text={id}>
                    {(assignmentId) => <AssignmentPage key={assignmentId} id={assignmentId} />}
                  </WithId>
                </OnlyFor>
              )}
            </Route>
            <Route path="/practice/:id">
              {({ id }) => (
                <OnlyFor role="student">
                  <WithId type={SkillId} text={id}>
                    {(skillId) => <PracticePage skillId={skillId} />}
                  </WithId>
                </OnlyFor>
              )}
            </Route>
            <Route path="/skills/:id/modules">
              {({ id }) => (
                <WithId type={SkillId} text={id}>
                  {(skillId) => <ModulesPage skillId={skillId} />}
                </WithId>
              )}
            </Route>
            <Route path="/grades" component={GradesPage} />
            <Route path="/achievements">
              <OnlyFor role="student">
                <AchievementsPage />
              </OnlyFor>
            </Route>
            <Route path="/progress-report" component={ProgressReportPage} />
            <Route path="/subscribe">
              <OnlyFor role="student">
                <SubscribePage />
              </OnlyFor>
            </Route>
            <Route path="/subscription">
              <OnlyFor role="student">
                <SubscriptionPage />
              </OnlyFor>
            </Route>
            <Route path="/classrooms" component={ClassroomsPage} />
            <Route path="/classroom/:id">
              {({ id }) => (
                <WithId type={ClassroomId} text={id}>
                  {(classroomId) => <ClassroomPage id={classroomId} />}
                </WithId>
              )}
            </Route>
            <Route path="/classroom/:id/import">
              {({ id }) => (
                <OnlyFor role="teacher">
                  <WithId type={ClassroomId} text={id}>
                    {(classroomId) => <ClassImportPage id={classroomId} />}
                  </WithId>
                </OnlyFor>
              )}
            </Route>
            <Route path="/classroom/:id/cards">
              {({ id }) => (
                <OnlyFor role="teacher">
                  <WithId type={ClassroomId} text={id}>
                    {(classroomId) => <ClassCardsPage id={classroomId} />}
                  </WithId>
                </OnlyFor>
              )}
            </Route>
            <Route path="/activity/:id">
              {({ id }) => (
                <WithId type={ActivityId} text={id}>
                  {(activityId) => <ActivityPage id={activityId} />}
                </WithId>
              )}
            </Route>
            <Route path="/teacher">
              <OnlyFor role="teacher">
                <TeacherDashboard />
              </OnlyFor>
            </Route>
            <Route path="/teacher-portal">
              <OnlyFor role="teacher">
                <TeacherPortalPage />
              </OnlyFor>
            </Route>
            <Route path="/ml-analytics">
              <OnlyFor role="teacher">
                <MlAnalyticsPage />
              </OnlyFor>
            </Route>
            {['/questions/create', '/question-builder'].map((builderPath) => (
              <Route key={builderPath} path={builderPath}>
                <OnlyFor role="teacher">
                  <QuestionBuilderPage />
                </OnlyFor>
              </Route>
            ))}
            <Route path="/app/flow" component={GuidePage} />
            <Route path="/support">
              <SupportPage />
            </Route>
            {articlePaths.map((publicPath) => (
              <Route key={publicPath} path={publicPath}>
                <PublicPage path={publicPath} isSignedIn />
              </Route>
            ))}
            <Route>
              <NotFoundPage isSignedIn />
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </SignedInLayout>
  )
}
