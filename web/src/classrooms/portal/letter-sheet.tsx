import type { ReactNode } from 'react'
import { t } from '../../language/messages.ts'

/** The sender and class of a letter. Unknown values become blank lines to fill in. */
export interface LetterNames {
  readonly appName: string
  readonly address: string
  readonly teacher: string
  readonly school: string | null
  readonly className: string | null
}

interface LetterSheetProps {
  readonly title: string
  readonly names: LetterNames
  readonly children: ReactNode
}

/** A sheet of paper, on screen as it prints. */
export function LetterSheet({ title, names: { school, className, teacher }, children }: LetterSheetProps) {
  return (
    <article
      aria-label={title}
      className="letter-sheet flex max-w-3xl flex-col gap-4 rounded-lg border border-line bg-surface p-6 sm:p-12"
    >
      <div className="flex flex-wrap justify-between gap-x-8 gap-y-1 text-ink-soft">
        <p>
          {school ?? <Blank label={t('ui/school')} />}
          <br />
          {className === null ? (
            <Blank label={t('classrooms/portal/class')} />
          ) : (
            t('classrooms/portal/class-name', { className })
          )}
        </p>
        <p>
          <Blank label={t('classrooms/portal/date')} />
        </p>
      </div>
      <h3 className="text-2xl font-bold">{title}</h3>
      {children}
      <p className="mt-2">
        {t('classrooms/portal/kind-regards')}
        <br />
        {teacher}
      </p>
    </article>
  )
}

/** A blank line with its label. */
export function Blank({ label }: { readonly label: string }) {
  return (
    <span className="inline-flex items-end gap-2">
      {label}:<span aria-hidden className="inline-block w-40 border-b border-line-strong" />
    </span>
  )
}
