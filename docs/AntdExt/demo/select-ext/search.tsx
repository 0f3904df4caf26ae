import { SelectExt } from '@mtools/antd-ext';
import { latest, sleep } from '@mtools/isomorphic-utils';
import { Spin } from 'antd';
import { useState } from 'react';

interface City {
  id: number;
  name: string;
}

const CITIES: City[] = [
  { id: 1, name: 'Beijing' },
  { id: 2, name: 'Shanghai' },
  { id: 3, name: 'Shenzhen' },
  { id: 4, name: 'Hangzhou' },
  { id: 5, name: 'Guangzhou' },
];

/** As a server would search, one second later. */
async function findCities(text: string) {
  await sleep(1000);
  const wanted = text.trim().toLowerCase();
  return CITIES.filter((city) => city.name.toLowerCase().includes(wanted));
}

export default function SearchDemo() {
  const [cities, setCities] = useState<City[]>();
  const [searching, setSearching] = useState(false);
  // An older answer may come last.
  const [findLatest] = useState(() => latest(findCities));

  const search = async (text: string) => {
    setSearching(true);
    setCities(await findLatest(text));
    setSearching(false);
  };

  return (
    <SelectExt
      aria-label="City"
      placeholder="Type a part of the name"
      style={{ width: '100%', maxWidth: 260 }}
      fieldNames={{ value: 'id', label: 'name' }}
      options={searching ? [] : cities}
      // What the server found is not filtered again.
      showSearch={{ filterOption: false, onSearch: search }}
      // Before the first search there is nothing to say.
      notFoundContent={searching ? <Spin size="small" /> : cities ? 'No such city' : null}
    />
  );
}
