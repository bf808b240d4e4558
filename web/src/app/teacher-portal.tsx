import { TeacherPortalPage } from '../classrooms/portal/teacher-portal-page.tsx'
import { useConfig } from '../config/use-config.ts'

/** The portal, whose letters home name the product. */
export function TeacherPortal() {
  const { app_name: appName } = useConfig()
  return <TeacherPortalPage appName={appName} />
}
