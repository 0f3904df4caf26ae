import { SelectExt } from '@mtools/antd-ext';
import { latest, sleep } from '@mtools/isomorphic-utils';
import { Spin } from 'antd';
import { useDemoText } from 'demo-text';
import { useState } from 'react';

interface City {
  id: number;
  name: string;
}

export default function SearchDemo() {
  const t = useDemoText();
  const CITIES: City[] = [
    { id: 1, name: t('北京', 'Beijing') },
    { id: 2, name: t('上海', 'Shanghai') },
    { id: 3, name: t('深圳', 'Shenzhen') },
    { id: 4, name: t('杭州', 'Hangzhou') },
    { id: 5, name: t('广州', 'Guangzhou') },
  ];
  /** Simulates a search on the server, which takes one second. */
  async function findCities(text: string) {
    await sleep(1000);
    const wanted = text.trim().toLowerCase();
    return CITIES.filter((city) => city.name.toLowerCase().includes(wanted));
  }

  const [cities, setCities] = useState<City[]>();
  const [searching, setSearching] = useState(false);
  // An earlier response may arrive late.
  const [findLatest] = useState(() => latest(findCities));

  const search = async (text: string) => {
    setSearching(true);
    setCities(await findLatest(text));
    setSearching(false);
  };

  return (
    <SelectExt
      aria-label={t('城市', 'City')}
      placeholder={t('输入名称的一部分', 'Type part of a name')}
      style={{ width: '100%', maxWidth: 260 }}
      fieldNames={{ value: 'id', label: 'name' }}
      options={searching ? [] : cities}
      // The results of the server are not filtered again.
      showSearch={{ filterOption: false, onSearch: search }}
      // Before the first search there is no message.
      notFoundContent={
        searching ? <Spin size="small" /> : cities ? t('没有这个城市', 'No such city') : null
      }
    />
  );
}
