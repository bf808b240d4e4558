import { Languages } from 'lucide-react'
import { TextButton } from '../../src/ui/text-button.tsx'
import type { ShownComponent } from './shown.ts'

export const textButton: ShownComponent = {
  when: 'Words that open something where they are, as a student’s name opens their answers. What leads to another page is a link; what does something is a Button.',
  states: [
    {
      name: 'name: heads a row of which it opens more',
      show: () => (
        <div>
          <TextButton>Maya Torres</TextButton>
          <p className="text-sm text-ink-soft">12 answers this week</p>
        </div>
      ),
    },
    {
      name: 'inline: runs on in a sentence',
      show: () => (
        <p>
          3 students: <TextButton look="inline">Maya Torres</TextButton>,{' '}
          <TextButton look="inline">Sam Lee</TextButton>, <TextButton look="inline">Ana Ruiz</TextButton>
        </p>
      ),
    },
    {
      name: 'block: has a line to itself, with a sign before it',
      show: () => (
        <TextButton look="block" lang="es">
          <Languages aria-hidden className="size-5" />
          Español
        </TextButton>
      ),
    },
    {
      name: 'a long name breaks',
      show: () => (
        <div className="max-w-40">
          <TextButton>Maria-Magdalena Papadopoulos-Worthington</TextButton>
        </div>
      ),
    },
  ],
}
