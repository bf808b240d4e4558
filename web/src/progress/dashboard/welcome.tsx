import { t } from '../../language/messages.ts'
import { PageHeading } from '../../ui/page-heading.tsx'

export function Welcome({ username }: { readonly username: string }) {
  return (
    <div>
      <PageHeading title={t('progress/dashboard')} className="[overflow-wrap:anywhere]">
        {t('progress/welcome-username', { username })}
      </PageHeading>
      <p className="mt-2 text-lg text-ink-soft">{t('progress/pick-a-skill')}</p>
    </div>
  )
}
