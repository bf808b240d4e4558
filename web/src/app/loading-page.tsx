import { t } from '../language/messages.ts'
import { PageTitle } from '../ui/page-title.tsx'
import { Spinner } from '../ui/spinner.tsx'

export function LoadingPage() {
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <PageTitle title={t('Loading')} />
      <Spinner label={t('Loading')} />
    </div>
  )
}
