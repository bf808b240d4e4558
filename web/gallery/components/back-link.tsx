import { BackLink } from '../../src/ui/back-link.tsx'
import type { ShownComponent } from './shown.ts'

export const backLink: ShownComponent = {
  when: 'Above a heading, to the page that this one belongs to. The browser’s own way back needs no link.',
  states: [{ name: 'at rest', show: () => <BackLink href="/practice/overview">Practice overview</BackLink> }],
}
