import type { ClassroomDetail } from '@skills-center/contract/classrooms'
import { Maximize2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { joinLink } from '../platform/from-link.ts'
import { t } from '../language/messages.ts'
import { Rich } from '../language/rich.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { formatCode } from './format-class.ts'

const QrCode = lazy(() => import('../ui/qr-code.tsx').then((module) => ({ default: module.QrCode })))

/** The join code; pressing it shows it full-screen for the class. Renders nothing if nobody can join with it. */
export function CodeChip({ classroom: { code, isActive, name } }: { readonly classroom: ClassroomDetail }) {
  const [isOpen, setOpen] = useState(false)
  if (code === null || !code.isOn || code.isExpired || !isActive) return null
  return (
    <>
      <Button variant="outline" size="large" className="text-start" onClick={() => setOpen(true)}>
        <span>
          <span className="block text-sm font-normal text-ink-soft">{t('classrooms/join-code')}</span>
          <span className="block font-mono text-xl font-semibold tracking-widest">
            {formatCode(code.code)}
          </span>
        </span>
        <span className="sr-only">{t('classrooms/show-it-large')}</span>
        <Maximize2 aria-hidden className="size-5 text-ink-soft" />
      </Button>
      <Dialog open={isOpen} title={t('classrooms/join-name', { name })} onClose={() => setOpen(false)}>
        <div className="flex flex-col items-center gap-4 py-4 text-center">
          <p className="font-mono text-4xl font-bold tracking-[0.15em] break-words sm:text-6xl">
            {formatCode(code.code)}
          </p>
          {isOpen && (
            <Suspense fallback={<div className="size-56" />}>
              <QrCode
                text={joinLink(code.code)}
                label={t('classrooms/qr-code-to-join')}
                className="size-56 rounded-md"
              />
            </Suspense>
          )}
          <p className="text-lg">{t('classrooms/scan-to-join')}</p>
          <ol className="list-decimal pl-6 text-left text-lg">
            <li>
              <Rich
                id="classrooms/open-host-and-sign"
                values={{ host: location.host }}
                parts={{ address: <strong className="[overflow-wrap:anywhere]" /> }}
              />
            </li>
            <li>{t('classrooms/choose-join-classrooms')}</li>
            <li>{t('classrooms/type-the-seven-letters')}</li>
          </ol>
        </div>
      </Dialog>
    </>
  )
}
