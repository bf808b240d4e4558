import { ArrowDown, ArrowUp } from 'lucide-react'
import { KeyButton } from '../../src/ui/key-button.tsx'
import { keyLooks } from '../../src/ui/key-look.ts'
import type { ShownComponent } from './shown.ts'

const row = 'flex flex-wrap gap-2'

export const keyButton: ShownComponent = {
  when: 'Pressed again and again: a sign to type, or a small step of what is being moved. One that types leaves the focus, and with it the caret, in its field.',
  states: [
    {
      name: 'plain: symbols to type',
      show: () => (
        <div role="group" aria-label="Symbols to type" className={row}>
          {['√', '²', '≤', 'sin'].map((sign) => (
            <KeyButton key={sign} types className="px-3 text-lg">
              {sign}
            </KeyButton>
          ))}
        </div>
      ),
    },
    {
      name: 'small: keys that stand close together, by what they do',
      show: () => (
        <div role="group" aria-label="Keys" className="grid max-w-60 grid-cols-4 gap-1.5">
          <KeyButton size="small" types>
            7
          </KeyButton>
          <KeyButton size="small" types look={keyLooks.operation} aria-label="Divided by">
            ÷
          </KeyButton>
          <KeyButton size="small" types look={keyLooks.soft} aria-label="Clear">
            C
          </KeyButton>
          <KeyButton size="small" types look={keyLooks.main} aria-label="Calculate">
            =
          </KeyButton>
        </div>
      ),
    },
    {
      name: 'bare: inside what it moves; at the end it keeps the focus and takes no press',
      show: () => (
        <div className={row}>
          <KeyButton look={keyLooks.bare} aria-label="Move it up" aria-disabled>
            <ArrowUp aria-hidden className="size-5" />
          </KeyButton>
          <KeyButton look={keyLooks.bare} aria-label="Move it down">
            <ArrowDown aria-hidden className="size-5" />
          </KeyButton>
        </div>
      ),
    },
    {
      name: 'disabled',
      show: () => (
        <div className={row}>
          <KeyButton disabled>√</KeyButton>
          <KeyButton disabled look={keyLooks.bare} aria-label="Move it up">
            <ArrowUp aria-hidden className="size-5" />
          </KeyButton>
        </div>
      ),
    },
  ],
}
