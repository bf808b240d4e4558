// Written by `npm run content:types` from en.json and es.json: edit those.
declare module '../../language/messages.ts' {
  interface Messages {
    'assignments/choose/which-class': null
    'assignments/choose/your-classes': null
    'assignments/choose/no-class-yet': null
    'assignments/choose/open-your-classes': null
    'assignments/choose/work-goes-to-a-class': null
    'assignments/choose/students': { count: number }
  }
}
