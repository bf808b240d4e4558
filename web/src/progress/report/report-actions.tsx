import type { ReportQuery } from '@skills-center/contract/progress/report'
import { Download, Printer, Share2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { t } from '../../language/messages.ts'
import { Button } from '../../ui/button.tsx'

const DownloadDialog = lazy(() =>
  import('./download-dialog.tsx').then((module) => ({ default: module.DownloadDialog })),
)
const ShareDialog = lazy(() =>
  import('./share-dialog.tsx').then((module) => ({ default: module.ShareDialog })),
)

/** Report actions: print, download, and share. */
export function ReportActions({ query }: { readonly query: ReportQuery }) {
  const [opened, setOpened] = useState<'download' | 'share' | null>(null)
  const close = () => setOpened(null)
  return (
    <div className="flex flex-wrap gap-2.5 print:hidden">
      <Button variant="outline" size="small" onClick={() => print()}>
        <Printer aria-hidden className="size-4.5" />
        {t('progress/report/print-or-pdf')}
      </Button>
      <Button variant="outline" size="small" onClick={() => setOpened('download')}>
        <Download aria-hidden className="size-4.5" />
        {t('progress/report/download-figures')}
      </Button>
      <Button variant="outline" size="small" onClick={() => setOpened('share')}>
        <Share2 aria-hidden className="size-4.5" />
        {t('progress/report/show-a-parent')}
      </Button>
      <Suspense>
        {opened === 'download' && <DownloadDialog query={query} onClose={close} />}
        {opened === 'share' && <ShareDialog onClose={close} />}
      </Suspense>
    </div>
  )
}
