/** What the face of this game says on its first board, in English. `{name}` stands for a fact. */
export const en = {
  'side.french': 'French',
  'side.prussian': 'Prussian',
  'side.anglo-allied': 'Anglo-Allied',
  'side.allied': 'Allied',
  'phase.french.movement': 'French movement',
  'phase.french.combat': 'French combat',
  'phase.prussian.movement': 'Prussian movement',
  'phase.prussian.combat': 'Prussian combat',
  'phase.anglo-allied.movement': 'Anglo-Allied movement',
  'phase.anglo-allied.combat': 'Anglo-Allied combat',
  'phase.allied.movement': 'Allied movement',
  'phase.allied.combat': 'Allied combat',
  'sight.zones': 'Enemy zones',
  summary: '{battle}: turn {turn}, {phase}',

  'prompt.wait': '{side} to decide',
  'prompt.waitReason': 'You may look around, read the log and the rules meanwhile.',
  'prompt.over': 'The battle is over',
  'prompt.move': 'Move a unit or a stack, or end the movement',
  'prompt.moveReason_one': '1 of your units can still move; a click on a stack takes both.',
  'prompt.moveReason_other': '{n} of your units can still move; a click on a stack takes both.',
  'prompt.moveDone': 'All your units have moved',
  'prompt.lock_one': '1 unit is held in an enemy zone.',
  'prompt.lock_other': '{n} units are held in enemy zones.',
  'prompt.waiting_one': '1 more waits to come in.',
  'prompt.waiting_other': '{n} more wait to come in.',

  'button.endMovement': 'End movement',

  or: 'or',
  and: 'and',

  'warn.move_one': '1 unit could still move.',
  'warn.move_other': '{n} units could still move.',
  'warn.waiting_one': '1 more waits to come in.',
  'warn.waiting_other': '{n} more wait to come in.',

  'log.phase': 'Turn {turn}, {phase}',
  'log.moved': '{unit} {from} to {hex}',
  'log.entered': '{unit} enters, to {hex}',
  'log.taken': '{unit} takes {hex}',
} as const;

export type FaceWords = Readonly<Record<keyof typeof en, string>>;
