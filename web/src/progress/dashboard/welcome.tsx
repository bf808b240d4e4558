import { t } from '../../language/messages.ts'
import { PageHeading } from '../../ui/page-heading.tsx'

export function Welcome({ username }: { readonly username: string }) {
  return (
    <div>
      <PageHeading title={t('Dashboard')} className="[overflow-wrap:anywhere]">
        {t('Welcome, {username}', { username })}
      </PageHeading>
      <p className="mt-2 text-lg text-ink-soft">
        {t('Pick a skill, answer a few questions, and watch your mastery move.')}
      </p>
    </div>
  )
}
