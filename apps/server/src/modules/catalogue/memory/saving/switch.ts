let isOn = true

/** Turns all of this folder's savings off or on, once at the start of a process and of each of its threads. */
export function setMemorySaving(on: boolean): void {
  isOn = on
}

/** Whether memory is saved beyond what V8 and the allocator do by themselves. */
export const savesMemory = () => isOn
