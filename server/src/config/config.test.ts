import { expect, test } from 'vitest'
import { startTestApp } from '../test-app.ts'

test('anyone reads the name and tagline of the installation, without a query', async () => {
  const server = await startTestApp({
    configuration: { appName: 'Riverside Practice', appTagline: 'Every day' },
  })
  const visitor = server.caller()
  const queries = await server.countQueries(async () => {
    expect((await visitor.get('/api/config')).body).toEqual({
      app_name: 'Riverside Practice',
      app_tagline: 'Every day',
    })
  })
  expect(queries).toBe(0)
  await server.stop()
})
