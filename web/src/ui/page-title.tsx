import { t } from '../language/messages.ts'

/** The window title; React moves it into the head. */
export function PageTitle({ title }: { readonly title: string }) {
  return <title>{t('ui/title-skills-center', { title })}</title>
}
