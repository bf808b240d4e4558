import type { InteractionKind } from '@skills-center/contract/interaction'
import type { ReactNode } from 'react'
import { t } from '../language/messages.ts'
import { Dialog } from '../ui/dialog.tsx'

interface Shortcut {
  keys: readonly string[]
  does: string
  kinds?: readonly InteractionKind[]
  /** Shown only if a calculator is allowed. */
  isOfCalculator?: boolean
}

const shortcuts = (): readonly Shortcut[] => [
  { keys: ['A', 'B', 'C', 'D'], does: t('practice/pick-an-option'), kinds: ['choice', 'choices'] },
  { keys: ['1', '2', '3', '4'], does: t('practice/pick-an-option'), kinds: ['choice', 'choices'] },
  { keys: ['\u2191', '\u2193'], does: t('practice/move-between-options'), kinds: ['choice'] },
  { keys: ['A', 'B', 'C', 'D'], does: t('practice/pick-a-part-of-the-figure'), kinds: ['hot-spot'] },
  { keys: [t('practice/space')], does: t('practice/pick-up-a-card'), kinds: ['order'] },
  { keys: ['\u2191', '\u2193'], does: t('practice/move-the-card-that-is-picked'), kinds: ['order'] },
  { keys: ['1', '2', '3', '4'], does: t('practice/choose-a-category-for-the-card'), kinds: ['sort'] },
  {
    keys: ['Enter'],
    does: t('practice/open-a-list'),
    kinds: ['match', 'inline-choice', 'label'],
  },
  {
    keys: ['\u2190', '\u2191', '\u2192', '\u2193'],
    does: t('practice/move-the-point-or-column'),
    kinds: ['number-line', 'coordinate-plane', 'plot'],
  },
  { keys: ['\u2191', '\u2193'], does: t('practice/go-from-cell-to-cell'), kinds: ['table'] },
  { keys: ['Enter'], does: t('practice/check-your-answer') },
  { keys: ['Alt', 'S'], does: t('practice/open-the-scratchpad') },
  { keys: ['Alt', 'C'], does: t('practice/open-the-calculator'), isOfCalculator: true },
  { keys: ['Alt', 'Q'], does: t('practice/another-question-like') },
  { keys: ['Alt', 'R'], does: t('practice/report-a-problem-with-the-question') },
  { keys: ['Esc'], does: t('practice/put-a-tool-away') },
  { keys: ['?'], does: t('practice/show-these-shortcuts') },
]

/** The keyboard shortcuts of the question on screen. */
export function Shortcuts({
  kind,
  hasCalculator,
  isOpen,
  onClose,
}: {
  kind: InteractionKind
  hasCalculator: boolean
  isOpen: boolean
  onClose: () => void
}) {
  return (
    <Dialog open={isOpen} title={t('practice/keyboard-shortcuts')} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3">
        {shortcuts()
          .filter(({ kinds, isOfCalculator }) =>
            isOfCalculator === true ? hasCalculator : (kinds?.includes(kind) ?? true),
          )
          .map((shortcut) => (
            <div key={shortcut.does} className="contents">
              <dt className="flex shrink-0 gap-1.5">
                {shortcut.keys.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </dt>
              <dd>{shortcut.does}</dd>
            </div>
          ))}
      </dl>
      <p className="mt-5 text-sm text-ink-soft">{t('practice/option-key-is-alt')}</p>
      {(kind === 'choice' || kind === 'choices') && (
        <p className="mt-1 text-sm text-ink-soft">{t('practice/letters-and-numbers-work')}</p>
      )}
    </Dialog>
  )
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="grid min-h-8 min-w-8 place-items-center rounded-sm border border-b-2 border-line-strong bg-sunken px-1.5 font-sans text-sm font-semibold">
      {children}
    </kbd>
  )
}
