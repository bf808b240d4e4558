import type { InteractionKind } from '@skills-center/contract/interaction'
import type { ReactNode } from 'react'
import { t } from '../language/messages.ts'
import { Dialog } from '../ui/dialog.tsx'

interface Shortcut {
  keys: readonly string[]
  does: string
  kinds?: readonly InteractionKind[]
  /** Only where a calculator is allowed. */
  isOfCalculator?: boolean
}

const shortcuts = (): readonly Shortcut[] => [
  { keys: ['A', 'B', 'C', 'D'], does: t('Pick an option'), kinds: ['choice', 'choices'] },
  { keys: ['1', '2', '3', '4'], does: t('Pick an option'), kinds: ['choice', 'choices'] },
  { keys: ['\u2191', '\u2193'], does: t('Move between options'), kinds: ['choice'] },
  { keys: ['A', 'B', 'C', 'D'], does: t('Pick a part of the figure'), kinds: ['hot-spot'] },
  { keys: [t('Space')], does: t('Pick up a card, then put it down'), kinds: ['order'] },
  { keys: ['\u2191', '\u2193'], does: t('Move the card that is picked up'), kinds: ['order'] },
  { keys: ['1', '2', '3', '4'], does: t('Choose a category for the card'), kinds: ['sort'] },
  {
    keys: ['Enter'],
    does: t('Open a list, and take what is marked in it'),
    kinds: ['match', 'inline-choice', 'label'],
  },
  {
    keys: ['\u2190', '\u2191', '\u2192', '\u2193'],
    does: t('Move the point or column that has the focus'),
    kinds: ['number-line', 'coordinate-plane', 'plot'],
  },
  { keys: ['\u2191', '\u2193'], does: t('Go from cell to cell'), kinds: ['table'] },
  { keys: ['Enter'], does: t('Check your answer, then go to the next question') },
  { keys: ['Alt', 'S'], does: t('Open the scratchpad, or put it away') },
  { keys: ['Alt', 'C'], does: t('Open the calculator, or put it away'), isOfCalculator: true },
  { keys: ['Alt', 'Q'], does: t('Another question like this, before the first try') },
  { keys: ['Alt', 'R'], does: t('Report a problem with the question') },
  { keys: ['Esc'], does: t('Put a tool away, from inside it') },
  { keys: ['?'], does: t('Show these shortcuts') },
]

/** The keys of the question on screen. */
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
    <Dialog open={isOpen} title={t('Keyboard shortcuts')} onClose={onClose}>
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
      <p className="mt-5 text-sm text-ink-soft">{t('On a Mac, the Option key is Alt.')}</p>
      {(kind === 'choice' || kind === 'choices') && (
        <p className="mt-1 text-sm text-ink-soft">
          {t('Letters and numbers work while the focus is in the question.')}
        </p>
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
