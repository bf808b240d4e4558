import { TeacherPortalPage } from '../classrooms/portal/teacher-portal-page.tsx'
import { useConfig } from '../config/use-config.ts'

/** The teacher portal. Its letters home include the product's name. */
export function TeacherPortal() {
  const { app_name: appName } = useConfig()
  return <TeacherPortalPage appName={appName} />
}
