import { Badge } from '../../src/ui/badge.tsx'
import { Disclosure } from '../../src/ui/disclosure.tsx'
import type { ShownComponent } from './shown.ts'

const summary = (title: string) => (
  <>
    <span className="min-w-0 flex-1">
      <span className="block font-semibold">{title}</span>
      <span className="block text-sm text-ink-soft">Level 2 · 41 seconds</span>
    </span>
    <Badge tone="wrong">Not right</Badge>
  </>
)

export const disclosure: ShownComponent = {
  when: 'A row that opens what belongs to it right below, such as an answer and its question. What is inside is fetched once it is open. For one piece of text, a details element does.',
  states: [
    {
      name: 'rows, each closed until it is pressed',
      show: () => (
        <ul className="max-w-xl divide-y divide-line">
          {['Maya Torres · Unit rates', 'Sam Lee · Dividing fractions'].map((title) => (
            <li key={title}>
              <Disclosure summary={summary(title)}>
                <p>The question and what was answered.</p>
              </Disclosure>
            </li>
          ))}
        </ul>
      ),
    },
  ],
}
