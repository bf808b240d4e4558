import { Flame } from 'lucide-react'
import { Badge, type BadgeTone } from '../../src/ui/badge.tsx'
import type { ShownComponent } from './shown.ts'

const tones: readonly BadgeTone[] = ['plain', 'math', 'science', 'warm', 'right', 'wrong']

export const badge: ShownComponent = {
  when: 'A word or two about the thing beside it: its kind or its standing. Never something to press.',
  states: [
    {
      name: 'tones',
      show: () => (
        <div className="flex flex-wrap gap-3">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      ),
    },
    {
      name: 'with an icon',
      show: () => (
        <Badge tone="warm" icon={<Flame aria-hidden />}>
          5 days in a row
        </Badge>
      ),
    },
  ],
}
